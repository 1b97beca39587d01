import type { ChannelDef } from '#core/catalogue/types.ts'
import { type OwnText, textIn } from '#core/format/ownText.ts'
import type { SiteData } from '#core/wire/site.ts'
import type { Around } from '#runtime/catalogue/around.ts'
import { announced } from './announced.ts'

export interface Asked {
  readonly language: string
  readonly channel: Pick<ChannelDef, 'id'>
  readonly mainChannel: number
  /** Seconds since 1970. */
  readonly now: number
}

/** What is over is not sent; what begins later is, so that an open page shows it in time. */
const notOver = (now: number) => (row: { end_time: number }) => now < row.end_time

/** What surrounds the bridge on the pages of a channel. Banners are the product's own; a partner's pages have only its popups. */
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
