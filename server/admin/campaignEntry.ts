import { readFileSync } from 'node:fs'
import type { Campaign } from '#core/rewards/campaign/types.ts'
import { entryOfCampaign } from '#runtime/catalogue/campaignEntry.ts'
import { refuseCommand } from './command.ts'

type Fields = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function jsonOf(text: string, where: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw refuseCommand(`${where} is not JSON.`)
  }
}

export const entryIn = (path: string): unknown => jsonOf(readFileSync(path, 'utf8'), path)

/** Parses the fields that an operator changes. */
export function changesIn(text: string): Fields {
  const changes = jsonOf(text, '--set')
  if (!isObject(changes)) throw refuseCommand('--set is an object of fields.')
  return changes
}

/** Applies changes to a campaign: `social` is merged field by field, every other field is replaced as a whole. */
export function changedEntry(before: Campaign, changes: Fields): Fields {
  const entry = entryOfCampaign(before)
  const social =
    isObject(entry['social']) && isObject(changes['social'])
      ? { social: { ...entry['social'], ...changes['social'] } }
      : {}
  return { ...entry, ...changes, ...social }
}
