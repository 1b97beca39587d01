import { type OwnText, textIn } from '#core/format/ownText.ts'
import type { AnnouncementRow } from '#core/wire/site.ts'
import type { Announcement } from '#runtime/catalogue/announcements.ts'

/** Translates an announcement to the reader's language. */
export function announced(row: Announcement, language: string): AnnouncementRow {
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
