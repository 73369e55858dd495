"""Transfers: the ways of travel that cost the Price (JR-6), one in each module."""
