import { z } from 'zod'
import { appTags, roadmapStates } from '../screens/entryKinds.ts'
import { chainIdNumber } from './common.ts'

/** Link names of the footer and the panel behind "More"; absent = not shown. */
export const siteLinks = [
  'docs',
  'api',
  'brand_kit',
  'audit',
  'ecosystem',
  'support',
  'about',
  'twitter',
  'discord',
  'telegram',
  'youtube',
  'github',
] as const
export type SiteLink = (typeof siteLinks)[number]

/**
 * Announcement of the operator: a banner on the bridge page, an event on the points page. Texts are in the requested
 * language, times in epoch seconds.
 */
const announcement = z.object({
  img: z.string().nullable(),
  maintitle: z.string(),
  subtitle: z.string(),
  link: z.string(),
  cover_label: z.string(),
  reward_tags: z.array(z.string()),
  user_num_value: z.string(),
  start_time: z.int(),
  end_time: z.int(),
})
export type AnnouncementRow = z.infer<typeof announcement>

export const eventsData = z.object({ list: z.array(announcement) })

/** An app of the ecosystem page; its text is in the requested language. */
const appRow = z.object({
  id: z.string(),
  name: z.string(),
  text: z.string(),
  /** A path of the product, or an https address. */
  url: z.string(),
  /** A data URI. */
  logo: z.string().nullable(),
  tags: z.array(z.enum(appTags)),
  /** Networks that it works on; empty = not tied to any. */
  chain_ids: z.array(chainIdNumber),
})
export type AppRow = z.infer<typeof appRow>

export const ecosystemData = z.object({ apps: z.array(appRow) })

const roadmapRow = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  state: z.enum(roadmapStates),
  /** A day, "2027-03-01"; null without one. */
  date: z.string().nullable(),
  /** A path of the product, or an https address. */
  link: z.string().nullable(),
})
export type RoadmapRow = z.infer<typeof roadmapRow>

export const roadmapData = z.object({ list: z.array(roadmapRow) })

/** The operator's content around the bridge; texts are in the requested language, times in epoch seconds. */
export const siteData = z.object({
  /** By the names of `siteLinks`. */
  links: z.record(z.string(), z.string()),
  /** `logo` is a data URI. */
  audits: z.array(z.object({ name: z.string(), url: z.string(), logo: z.string() })),
  banners: z.array(announcement),
  /** Shown once to each user, with a button that fills the form. */
  popups: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      text: z.string(),
      img: z.string().nullable(),
      preset: z.object({ from: chainIdNumber.nullable(), to: chainIdNumber.nullable(), token: z.string().nullable() }),
      start_time: z.int(),
      end_time: z.int(),
    }),
  ),
})
export type SiteData = z.infer<typeof siteData>
export type PopupRow = SiteData['popups'][number]
