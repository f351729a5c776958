/** The configuration that `run` reads when it stands in the working directory and no other one is named. */
export const DEFAULT_CONFIG = 'conformance.config.yaml';
