import { readAmount } from '../bridge/readAmount.ts'

/** What a link may ask for, and what each value must look like. */
const shapes = {
  /** A network's number, short name or internal code. */
  from: /^[a-z0-9-]{1,40}$/i,
  to: /^[a-z0-9-]{1,40}$/i,
  token: /^[\w.]{1,20}$/,
  amount: /^(?=\.?\d)\d{0,30}(?:\.\d{0,36})?$/,
  recipient: /^[!-~]{2,128}$/,
  /** An exchange as destination, by its number. */
  exchange: /^[1-9]\d{0,8}$/,
  /** Who brought this person: a code or an address. */
  ref: /^[A-Za-z0-9_-]{1,90}$/,
  channel: /^[a-z0-9][a-z0-9-]{0,39}$/i,
} as const satisfies Record<string, RegExp>

export type LinkField = keyof typeof shapes
export interface Refused {
  readonly field: LinkField
  readonly value: string
}

export interface DeepLink {
  readonly wishes: Readonly<Partial<Record<LinkField, string>>>
  /** Asked for, and not understood. */
  readonly refused: readonly Refused[]
}

/** The form that a value has here, where people write it in several; null leaves it as it is. Who made the link may write commas for either. */
const written: Partial<Record<LinkField, (value: string) => string | null>> = {
  amount: (value) => readAmount(value, { comma: null }),
}

const fields = Object.keys(shapes) as LinkField[]
/** As much of a value as is shown back. */
const SHOWN = 40

export const refusal = (field: LinkField, value: string): Refused => ({
  field,
  value: value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value,
})

/** The wishes of a link. What is empty was not asked for; what cannot be meant is named, and costs nothing else. */
export function readLink(params: URLSearchParams): DeepLink {
  const asked = fields.flatMap((field) => {
    const value = params.get(field)?.trim() ?? ''
    return value === '' ? [] : [{ field, value: written[field]?.(value) ?? value }]
  })
  return {
    wishes: Object.fromEntries(
      asked.filter(({ field, value }) => shapes[field].test(value)).map(({ field, value }) => [field, value]),
    ),
    refused: asked
      .filter(({ field, value }) => !shapes[field].test(value))
      .map(({ field, value }) => refusal(field, value)),
  }
}
