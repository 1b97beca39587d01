import type { ChannelDef } from '#core/catalogue/types.ts'
import { type OwnText, textIn } from '#core/format/ownText.ts'
import type { AnnouncementRow, AppRow, RoadmapRow, SiteData } from '#core/wire/site.ts'
import type { Announcement, Around } from '#runtime/catalogue/around.ts'

export interface Asked {
  readonly language: string
  readonly channel: Pick<ChannelDef, 'id'>
  readonly mainChannel: number
  /** Current time in epoch seconds. */
  readonly now: number
}

/** Past announcements are omitted; future ones are included, so that an open page shows them in time. */
const notOver = (now: number) => (row: { end_time: number }) => now < row.end_time

/** Returns the links, audits, banners and popups of a channel's pages. Banners are for the product's own pages only. */
export function aroundView(
  { links, audits, banners, popups }: Around,
  { language, channel, mainChannel, now }: Asked,
): SiteData {
  const isMain = channel.id === mainChannel
  const say = (text: OwnText) => textIn(text, language)
  return {
    links: { ...links },
    audits: [...audits],
    banners: (isMain ? banners : []).filter(notOver(now)).map((row) => announced(row, language)),
    popups: popups
      .filter((row) => (row.channelId ?? mainChannel) === channel.id)
      .filter(notOver(now))
      .map(({ id, title, text, img, preset, start_time, end_time }) => ({
        id,
        title: say(title),
        text: say(text),
        img,
        preset,
        start_time,
        end_time,
      })),
  }
}

/** Seconds for which ended events remain listed, for their participants, and the maximum number of them. */
const TOLD_AFTER = 30 * 86_400
const MOST_ENDED = 3

/** Returns the current and upcoming events, and the latest ended ones. A partner's pages have none. */
export function eventsView(
  { events }: Pick<Around, 'events'>,
  { language, channel, mainChannel, now }: Asked,
): AnnouncementRow[] {
  if (channel.id !== mainChannel) return []
  const ended = events
    .filter((row) => row.end_time <= now && now - row.end_time < TOLD_AFTER)
    .toSorted((a, b) => b.end_time - a.end_time)
  return [...events.filter((row) => now < row.end_time), ...ended.slice(0, MOST_ENDED)].map((row) =>
    announced(row, language),
  )
}

/** Returns the apps of the ecosystem page in the reader's language. */
export const appsView = ({ apps }: Pick<Around, 'apps'>, language: string): AppRow[] =>
  apps.map(({ chains, text, ...app }) => ({
    ...app,
    text: text === null ? '' : textIn(text, language),
    chain_ids: chains,
  }))

/** Returns the roadmap in the reader's language. */
export const roadmapView = ({ roadmap }: Pick<Around, 'roadmap'>, language: string): RoadmapRow[] =>
  roadmap.map((row) => ({
    ...row,
    title: textIn(row.title, language),
    text: row.text === null ? '' : textIn(row.text, language),
  }))

/** Translates an announcement to the reader's language. */
function announced(row: Announcement, language: string): AnnouncementRow {
  const say = (text: OwnText | null) => (text === null ? '' : textIn(text, language))
  return {
    img: row.img,
    maintitle: say(row.maintitle),
    subtitle: say(row.subtitle),
    link: row.link,
    cover_label: say(row.cover_label),
    reward_tags: row.rewardTags.map(say),
    user_num_value: row.userNumValue,
    start_time: row.start_time,
    end_time: row.end_time,
  }
}
