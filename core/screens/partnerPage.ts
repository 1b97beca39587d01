/**
 * Values in a partner's prerendered page that the server replaces by the partner's own. They are valid where they
 * occur, and no page has them otherwise.
 */
export const partnerPlaces = {
  base: '/network/partner-base',
  name: 'PARTNER-NAME',
  /** Images as data need no preload, so React adds none. */
  logo: { light: 'data:partner-logo-light', dark: 'data:partner-logo-dark' },
  links: { about: 'https://partner-about.invalid/', support: 'https://partner-support.invalid/' },
} as const
