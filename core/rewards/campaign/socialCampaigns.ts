/** Allowed ids of social tasks, and the theme of all of them (spec §4, §5, §9): clients trigger tasks by these. */
const SOCIAL_CAMPAIGN_IDS: readonly number[] = [29, 30, 32]
const SOCIAL_THEME_ID = 10

/** Problem with the place of a social task; null if it is where clients look for it. */
export function misplacedSocial({
  id,
  themeId,
}: {
  readonly id: number
  readonly themeId: number
}): 'id' | 'themeId' | null {
  if (!SOCIAL_CAMPAIGN_IDS.includes(id)) return 'id'
  return themeId === SOCIAL_THEME_ID ? null : 'themeId'
}

export const socialPlace = {
  id: `a social task is campaign ${SOCIAL_CAMPAIGN_IDS.join(', ')}`,
  themeId: `a social task stands in theme ${SOCIAL_THEME_ID}`,
} as const
