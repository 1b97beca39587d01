import { aheadOfUtc } from '../reminders/localTime.ts'

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
