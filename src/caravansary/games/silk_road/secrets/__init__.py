"""What a seat does not know, drawn anew (a determinisation of its information set), and what it could have noted down."""

from caravansary.games.silk_road.secrets.imagination import RoadImagination, reseal

__all__ = ["RoadImagination", "reseal"]
