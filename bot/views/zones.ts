import { aheadOfUtc } from '../reminders/localTime.ts'

/** One zone for each hour that clocks show around the world, where most people live by it. Others are named behind the command. */
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

/** Zones in the order of their clocks, from the last to reach a new day to the first: people know what time it is, not what their zone is called. */
export const offeredZones = (now: Date): string[] => offered.toSorted((a, b) => aheadOfUtc(now, a) - aheadOfUtc(now, b))
