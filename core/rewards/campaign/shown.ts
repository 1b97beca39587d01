import { type Campaign, RUNS, type Theme } from './types.ts'

/** True if the campaign is running and visible to users. */
export const isTold = ({ status, invisible }: Pick<Campaign, 'status' | 'invisible'>): boolean =>
  status === RUNS && !invisible

/** Visible campaigns, newest start first (spec §4); of equal starts the higher id first. */
export const visibleCampaigns = <T extends Pick<Campaign, 'id' | 'status' | 'invisible' | 'startTime'>>(
  campaigns: readonly T[],
): T[] => campaigns.filter(isTold).toSorted((a, b) => b.startTime.getTime() - a.startTime.getTime() || b.id - a.id)

export interface ThemeGroup<T, H> {
  readonly theme: H
  readonly campaigns: readonly T[]
}

/** Campaigns by theme, themes by display position; a theme without campaigns is omitted. */
export const byTheme = <T extends Pick<Campaign, 'themeId'>, H extends Pick<Theme, 'id' | 'displayPosition'>>(
  themes: readonly H[],
  campaigns: readonly T[],
): ThemeGroup<T, H>[] =>
  themes
    .toSorted((a, b) => a.displayPosition - b.displayPosition || a.id - b.id)
    .map((theme) => ({ theme, campaigns: campaigns.filter((one) => one.themeId === theme.id) }))
    .filter((group) => group.campaigns.length > 0)

const MINUTE = 60_000

/** Returns the days, hours and minutes left; zero for a campaign at or past its end (spec §4). */
export function timeLeft(
  end: Date,
  now: Date,
): { readonly days: number; readonly hours: number; readonly minutes: number } {
  const minutes = Math.max(0, Math.floor((end.getTime() - now.getTime()) / MINUTE))
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 }
}
