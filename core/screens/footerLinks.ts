import type { SiteLink } from '../wire/site.ts'

/** Footer links in order (spec §2): the operator's pages, then its social ones. Its ecosystem page is linked from ours. */
export const footerPages = ['docs', 'api', 'brand_kit', 'audit'] as const satisfies readonly SiteLink[]
export const footerSocial = [
  'twitter',
  'discord',
  'telegram',
  'youtube',
  'github',
] as const satisfies readonly SiteLink[]
