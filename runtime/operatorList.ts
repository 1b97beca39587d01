import { readFileSync, statSync } from 'node:fs'
import { hasAddressRules, addressRules } from '#chains/registry.ts'
import { families } from '#core/chain/family.ts'
import { noScreening, type Screening } from '#core/order/screening.ts'

/** Maps any spelling of an address to its possible canonical forms; text that no family accepts stays as it is. */
function canonicals(text: string): string[] {
  const read = families.filter(hasAddressRules).flatMap((family) => {
    try {
      return [addressRules(family).parse(text)]
    } catch {
      return []
    }
  })
  return read.length > 0 ? read : [text]
}

/** One address per line; `#` starts a comment. */
export function parseOperatorList(text: string): ReadonlySet<string> {
  const lines = text.split('\n').map((line) => line.replace(/#.*/, '').trim())
  return new Set(lines.filter(Boolean).flatMap(canonicals))
}

/** Refuses listed addresses. The file is read again when it changes, so an operator needs no restart. */
export function createOperatorList(file: string): Screening {
  let listed: ReadonlySet<string> = parseOperatorList(readFileSync(file, 'utf8'))
  let readAt = statSync(file).mtimeMs
  return {
    check: (subject) => {
      const changedAt = statSync(file).mtimeMs
      if (changedAt !== readAt) {
        listed = parseOperatorList(readFileSync(file, 'utf8'))
        readAt = changedAt
      }
      return Promise.resolve(subject.addresses.some((a) => listed.has(a.address)) ? { reason: 'address_listed' } : null)
    },
  }
}

/**
 * The operator's list, if there is one.
 * @throws if the file cannot be read: a process that cannot screen must not start.
 */
export const screeningFrom = (file: string | undefined): Screening => (file ? createOperatorList(file) : noScreening)
