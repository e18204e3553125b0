/** SROAD-5.3, not SILK_ROAD-5.3. */
export const PREFIX = "SROAD";
