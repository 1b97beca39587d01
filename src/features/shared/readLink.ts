import type { ExactSide } from '#core/order/escrowOrder.ts'
import { readAmount } from '#core/format/readAmount.ts'

/** Parameters of a link and the format of each. */
const shapes = {
  /** Chain ID, short name or internal code. */
  from: /^[a-z0-9-]{1,40}$/i,
  to: /^[a-z0-9-]{1,40}$/i,
  token: /^[\w.]{1,20}$/,
  amount: /^(?=\.?\d)\d{0,30}(?:\.\d{0,36})?$/,
  /** Side that the amount fixes. */
  exact: /^(?:send|receive)$/,
  recipient: /^[!-~]{2,128}$/,
  /** Exchange ID as destination. */
  exchange: /^[1-9]\d{0,8}$/,
  /** Referral code or address. */
  ref: /^[A-Za-z0-9_-]{1,90}$/,
  channel: /^[a-z0-9][a-z0-9-]{0,39}$/i,
} as const satisfies Record<string, RegExp>

export type LinkField = keyof typeof shapes
export interface Refused<Field = LinkField> {
  readonly field: Field
  readonly value: string
}

export interface DeepLink {
  readonly wishes: Readonly<Partial<Record<LinkField, string>>>
  /** Parameters with an invalid value. */
  readonly refused: readonly Refused[]
}

/** Normalizes values with several spellings; null leaves them unchanged. In a link, the comma's meaning depends on its unknown author. */
const written: Partial<Record<LinkField, (value: string) => string | null>> = {
  amount: (value) => readAmount(value, { comma: null }),
}

const fields = Object.keys(shapes) as LinkField[]
/** Maximum length of a value shown back. */
const SHOWN = 40

export const refusal = <Field = LinkField>(field: Field, value: string): Refused<Field> => ({
  field,
  value: value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value,
})

/** Side that the link's amount fixes. */
export const exactOf = ({ exact }: DeepLink['wishes']): ExactSide => (exact === 'receive' ? exact : 'send')

/** Reads a link's parameters. Empty ones are ignored; invalid ones are reported and do not affect the others. */
export function readLink(params: URLSearchParams): DeepLink {
  const asked = fields.flatMap((field): [LinkField, string][] => {
    const value = params.get(field)?.trim()
    return value ? [[field, written[field]?.(value) ?? value]] : []
  })
  const fits = ([field, value]: [LinkField, string]) => shapes[field].test(value)
  return {
    wishes: Object.fromEntries(asked.filter(fits)),
    refused: asked.filter((one) => !fits(one)).map((one) => refusal(...one)),
  }
}
