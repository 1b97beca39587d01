import type { ChannelDef } from '#core/catalogue/types.ts'
import { type OwnText, textIn } from '#core/format/ownText.ts'
import type { SiteData } from '#core/wire/site.ts'
import type { Around } from '#runtime/catalogue/around.ts'
import { announced } from './announced.ts'

export interface Asked {
  readonly language: string
  readonly channel: Pick<ChannelDef, 'id'>
  readonly mainChannel: number
  /** Epoch seconds. */
  readonly now: number
}

/** Past announcements are omitted; future ones are included, so that an open page shows them in time. */
const notOver = (now: number) => (row: { end_time: number }) => now < row.end_time

/** Links, audits, banners and popups of a channel's pages. Banners are for the product's own pages only. */
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
