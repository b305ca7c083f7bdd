/** Name of the plugin that contains all panels of the studio, and the prefix of their names in preferences. */
export const PLUGIN = 'studio';
