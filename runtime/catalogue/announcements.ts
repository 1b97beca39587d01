import { z } from 'zod'
import { ownWords } from './ownText.ts'

export const secure = z.url({ protocol: /^https$/, error: 'an https address' })
/** Link target inside or outside the app. */
export const target = z
  .string()
  .refine(
    (value) => /^\/(?!\/)/.test(value) || secure.safeParse(value).success,
    'a path of the product or an https address',
  )
const seconds = z.int().min(0)

export const window = { start_time: seconds, end_time: seconds }
export const inOrder = ({ start_time, end_time }: { start_time: number; end_time: number }) => start_time < end_time
export const logoName = z.string().nullable().default(null)

/** Banners of the bridge page and events of the points page share one format. */
export const announcementsSchema = z.array(
  z
    .strictObject({
      img: logoName,
      maintitle: ownWords,
      subtitle: ownWords,
      link: target,
      cover_label: ownWords.nullable().default(null),
      rewardTags: z.array(ownWords).default([]),
      userNumValue: z.string().default(''),
      ...window,
    })
    .refine(inOrder, 'end_time must be after start_time'),
)
export type Announcement = z.infer<typeof announcementsSchema>[number]
