import type { QuietHours, ReminderPreference } from '#store/telegram/reminders.ts'
import { paragraphs, press, type Reaction, type View } from '../chat/view.ts'
import type { CommandContext } from '../chat/commandContext.ts'
import { aheadOfUtc, isZone, localMinute } from '../reminders/localTime.ts'
import { isQuiet, nextDue, notificationMinute } from '../reminders/nextDue.ts'
import { clockText, dayText, zoneText } from '../views/timeText.ts'

const HOURS = [7, 8, 9, 10, 12, 14, 16, 18, 19, 20, 21, 22]
const QUIET: readonly QuietHours[] = [
  { from: 1260, to: 540 },
  { from: 1320, to: 480 },
  { from: 1380, to: 420 },
  { from: 0, to: 540 },
]
const EVENING = 20 * 60
const DAY = 1440

const inRows = <T>(all: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, row) => all.slice(row * most, (row + 1) * most))
const back = ({ words }: CommandContext) => [press(words.plain('bot-remind-back'), 'remind')]

async function save(visit: CommandContext, changed: Partial<ReminderPreference>): Promise<void> {
  const { store, clock, userId } = visit
  const now = clock.now()
  const { on, minute, zone, quiet, mutedUntil } = (await store.reminders.get(userId)) ?? {
    on: true,
    minute: EVENING,
    zone: 'UTC',
    quiet: null,
    mutedUntil: null,
  }
  const preference: ReminderPreference = { on, minute, zone, quiet, mutedUntil, ...changed }
  await store.reminders.save(userId, preference, nextDue(preference, userId, now))
}

/** Shows time, zone and quiet hours of the daily reminder, each with a button. */
async function settings(visit: CommandContext): Promise<View> {
  const { words, store, clock, userId } = visit
  const row = await store.reminders.get(userId)
  if (!row?.on)
    return {
      html: words.html('bot-remind-is_off'),
      buttons: [[press(words.plain('bot-remind-turn_on'), row ? 'remind-on' : 'remind-zones')]],
    }
  const time = (minute: number): string => clockText(words.language, minute)
  const now = clock.now()
  return {
    html: paragraphs(
      words.html('bot-remind-is_on', { time: time(row.minute), zone: zoneText(words.language, row.zone, now) }),
      row.mutedUntil &&
        row.mutedUntil > now &&
        words.html('bot-remind-is_muted', { day: dayText(words.language, row.mutedUntil, row.zone) }),
      row.quiet
        ? words.html('bot-remind-quiet', { from: time(row.quiet.from), to: time(row.quiet.to) })
        : words.html('bot-remind-quiet_none'),
      isQuiet(row.minute, row.quiet) &&
        words.html('bot-remind-in_quiet', { time: time(notificationMinute(row.minute, row.quiet)) }),
    ),
    buttons: [
      [press(words.plain('bot-remind-times'), 'remind-times'), press(words.plain('bot-remind-zones'), 'remind-zones')],
      [
        press(words.plain('bot-remind-quiets'), 'remind-quiets'),
        press(words.plain('bot-remind-turn_off'), 'remind-off'),
      ],
    ],
  }
}

/** Parses the text after the command: a time, a zone, `on` or `off`; null for anything else. */
function wished(asked: string): Partial<ReminderPreference> | null {
  const minute = readTime(asked)
  if (minute !== null) return { on: true, minute }
  if (asked === 'on' || asked === 'off') return { on: asked === 'on', mutedUntil: null }
  return asked.includes('/') && isZone(asked) ? { on: true, zone: asked } : null
}

export async function remind(visit: CommandContext): Promise<View> {
  const change = visit.asked === '' ? {} : wished(visit.asked)
  if (change && Object.keys(change).length > 0) await save(visit, change)
  const view = await settings(visit)
  return change === null ? { ...view, html: paragraphs(visit.words.html('bot-remind-unknown'), view.html) } : view
}

const saved = async (visit: CommandContext, change: Partial<ReminderPreference>): Promise<Reaction> => {
  await save(visit, change)
  return { view: await settings(visit), notice: visit.words.plain('bot-remind-saved') }
}

const times = ({ words }: CommandContext): View => ({
  html: words.html('bot-remind-times_title'),
  buttons: inRows(
    HOURS.map((hour) => press(clockText(words.language, hour * 60), 'remind-time', hour * 60)),
    3,
  ),
})
const quiets = ({ words }: CommandContext): View => ({
  html: words.html('bot-remind-quiets_title'),
  buttons: [
    ...inRows(
      QUIET.map(({ from, to }) =>
        press(`${clockText(words.language, from)} – ${clockText(words.language, to)}`, 'remind-quiet', from, to),
      ),
      2,
    ),
    [press(words.plain('bot-remind-no_quiet'), 'remind-quiet')],
  ],
})
function zones({ words, clock }: CommandContext): View {
  const now = clock.now()
  const rows = offeredZones(now).map((zone) =>
    press(
      `${clockText(words.language, localMinute(now, zone))} · ${zoneText(words.language, zone, now)}`,
      'remind-zone',
      zone,
    ),
  )
  return { html: words.html('bot-remind-zones_title'), buttons: inRows(rows, 1) }
}
const choosing =
  (show: (visit: CommandContext) => View) =>
  async (visit: CommandContext): Promise<Reaction> => {
    const view = show(visit)
    return { view: { ...view, buttons: [...(view.buttons ?? []), back(visit)] } }
  }

const minuteIn = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,4}$/.test(text) && Number(text) < DAY ? Number(text) : null

export const reminderButtons: Readonly<
  Record<string, (visit: CommandContext, values: readonly string[]) => Promise<Reaction>>
> = {
  remind: async (visit) => ({ view: await settings(visit) }),
  'remind-on': (visit) => saved(visit, { on: true, mutedUntil: null }),
  'remind-off': (visit) => saved(visit, { on: false }),
  'remind-times': choosing(times),
  'remind-zones': choosing(zones),
  'remind-quiets': choosing(quiets),
  'remind-time': (visit, [minute]) => saved(visit, { minute: minuteIn(minute) ?? EVENING }),
  'remind-zone': (visit, values) =>
    saved(visit, { on: true, zone: isZone(values.join(':')) ? values.join(':') : 'UTC' }),
  'remind-quiet': (visit, [start, end]) => {
    const [from, to] = [minuteIn(start), minuteIn(end)]
    return saved(visit, { quiet: from === null || to === null ? null : { from, to } })
  },
}

const FORM = /^(\d{1,2})(?:[:.](\d{2}))?\s?(?:(a|p)\.?\s?m\.?)?$/i
const ZEROS = [0x06f0, 0x0660] as const

/** Converts Persian and Arabic keyboards' digits to ASCII. */
const plainDigits = (text: string): string =>
  text.replaceAll(/[\u06F0-\u06F9\u0660-\u0669]/g, (digit) =>
    String(digit.charCodeAt(0) - (ZEROS.find((zero) => digit.charCodeAt(0) >= zero) ?? 0)),
  )

/**
 * Parses a time to the minute of the day: "19:30", "19.30", "7:30 PM", "7pm". Null for anything else; "7" alone is
 * ambiguous.
 */
export function readTime(text: string): number | null {
  const [, hours = '', minutes, half] = FORM.exec(plainDigits(text.normalize('NFKC'))) ?? []
  if (hours === '' || (minutes === undefined && half === undefined)) return null
  const [hour, minute] = [Number(hours), Number(minutes ?? 0)]
  if (minute > 59 || hour > 23) return null
  if (half === undefined) return hour * 60 + minute
  return hour < 1 || hour > 12 ? null : ((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + minute
}

/** One populous zone per UTC offset. Others can be typed after the command. */
const offered = [
  'Pacific/Honolulu',
  'America/Los_Angeles',
  'America/Denver',
  'America/Chicago',
  'America/New_York',
  'America/Sao_Paulo',
  'UTC',
  'Europe/London',
  'Africa/Lagos',
  'Europe/Berlin',
  'Europe/Kyiv',
  'Europe/Istanbul',
  'Europe/Moscow',
  'Asia/Dubai',
  'Asia/Tehran',
  'Asia/Karachi',
  'Asia/Kolkata',
  'Asia/Dhaka',
  'Asia/Jakarta',
  'Asia/Ho_Chi_Minh',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Pacific/Auckland',
] as const

/** Zones sorted by their current time, since users know the time but not the name of their zone. */
export const offeredZones = (now: Date): string[] => offered.toSorted((a, b) => aheadOfUtc(now, a) - aheadOfUtc(now, b))
