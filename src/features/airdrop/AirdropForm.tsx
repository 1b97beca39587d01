import { useRef, useState } from 'react'
import { listText } from '#src/format/listText.ts'
import { shortAddress } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'
import { useWallets } from '#src/services.ts'
import { useToasts } from '#src/features/shared/useToasts.ts'
import { Button } from '#src/ui/Button.tsx'
import { ShieldIcon } from '#src/ui/icons.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { TextArea } from '#src/ui/Field.tsx'
import { isAirdropAddress, sameAddress } from '#core/rewards/airdrops.ts'
import { addressRules } from '#chains/registry.ts'
import { AppError } from '#core/errors.ts'

interface FormProps {
  loading: boolean
  onQuery(addresses: readonly string[]): Promise<'answered' | 'failed' | 'left'>
}

type Complaint = 'airdrop-input-empty' | 'airdrop-input-wrong' | 'airdrop-failed'

/** The field shows the full message. */
const SHORT_MS = 4000

/** Shows a new error and replaces the one before. */
function useComplaint() {
  const toasts = useToasts()
  const said = useRef<number | null>(null)
  return (complaint: Complaint | null): void => {
    if (said.current !== null) toasts.dismiss(said.current)
    said.current = complaint && toasts.show({ tone: 'error', text: t(complaint), durationMs: SHORT_MS })
  }
}

/** Takes addresses and reports invalid ones (spec §5): a toast says so, the field names the lines, and the cursor moves to the first of them. */
export function AirdropForm({ loading, onQuery }: FormProps) {
  const complain = useComplaint()
  const area = useRef<HTMLTextAreaElement>(null)
  const own = useWallets(({ accounts }) => accounts.evm?.address ?? null)
  const [text, setText] = useState('')
  const [empty, setEmpty] = useState(false)
  const [wrong, setWrong] = useState<readonly number[]>([])
  const [doubtful, setDoubtful] = useState<readonly string[]>([])

  const change = (next: string): void => {
    setText(next)
    setEmpty(false)
    setWrong([])
    setDoubtful([])
  }
  const submit = async (): Promise<void> => {
    if (loading) return
    const typed = typedAddresses(text)
    if ('addresses' in typed) {
      complain(null)
      setDoubtful(typed.addresses.filter(hasWrongCapitals))
      if ((await onQuery(typed.addresses)) === 'failed') complain('airdrop-failed')
      return
    }
    area.current?.focus()
    setEmpty(typed.problem === 'empty')
    if (typed.problem === 'empty') return complain('airdrop-input-empty')
    complain('airdrop-input-wrong')
    setWrong(typed.lines)
    area.current?.setSelectionRange(...placeOfLine(text, typed.lines[0]))
  }

  return (
    <form
      noValidate
      className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-4 min-[30rem]:p-5"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextArea
        ref={area}
        label={t('airdrop-addresses')}
        placeholder={t('airdrop-placeholder')}
        rows={6}
        autoCapitalize="off"
        className="resize-y break-all font-mono text-caption leading-relaxed"
        value={text}
        error={
          empty
            ? t('airdrop-input-empty')
            : wrong.length > 0
              ? t('airdrop-lines-wrong', { count: wrong.length, list: listText(wrong.map(String)) })
              : null
        }
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit()
        }}
      />
      <div role="status" className="empty:hidden">
        {doubtful.length > 0 ? (
          <Notice tone="warn">
            {t('airdrop-capitals', {
              count: doubtful.length,
              list: doubtful.map((address) => shortAddress(address)).join(', '),
            })}
          </Notice>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" className="flex-1 basis-40" loading={loading} data-testid="airdrop-query">
          {t('airdrop-query')}
        </Button>
        {lacks(text, own) ? (
          <Button look="secondary" className="flex-1 basis-40" onClick={() => change(withAddress(text, own))}>
            {t('tracker-own')}
          </Button>
        ) : null}
      </div>
      <p className="flex gap-2 text-caption text-muted">
        <ShieldIcon width={16} height={16} className="mt-px flex-none" />
        {t('airdrop-private')}
      </p>
    </form>
  )
}

/** True if the text is without this address; false without one. */
export const lacks = (text: string, own: string | null): own is string =>
  own !== null && !text.toLowerCase().includes(own.toLowerCase())

/** The text with one more line. */
export const withAddress = (text: string, own: string): string =>
  [...(text.trim() === '' ? [] : [text.trim()]), own].join('\n')

type TypedAddresses =
  | { readonly addresses: readonly string[] }
  | { readonly problem: 'empty' }
  /** `lines` count from one, as shown to the user. */
  | { readonly problem: 'wrong'; readonly lines: readonly [number, ...number[]] }

/**
 * Returns the addresses of one line: a single one with its spaces stripped (spec §5), or several separated by commas, semicolons or spaces.
 * Null when the line contains anything else.
 */
function addressesOf(line: string): readonly string[] | null {
  const parts = line.split(/[,;]/).flatMap((part) => {
    const whole = part.replace(/\s+/g, '')
    return whole === '' || isAirdropAddress(whole) ? [whole] : part.trim().split(/\s+/)
  })
  const found = parts.filter((part) => part !== '')
  return found.length > 0 && found.every(isAirdropAddress) ? found : null
}

/**
 * Parses a text of addresses. An empty line within it, a line without an address and a line with anything else are wrong (spec §5).
 * Leading and trailing blank lines are ignored; a repeated address is queried and counted once.
 */
export function typedAddresses(text: string): TypedAddresses {
  const lines = text
    .split('\n')
    .map((line, n) => ({ n: n + 1, blank: line.trim() === '', addresses: addressesOf(line) }))
  const first = lines.findIndex((line) => !line.blank)
  if (first === -1) return { problem: 'empty' }
  const last = lines.findLastIndex((line) => !line.blank)
  const used = lines.slice(first, last + 1)
  const [wrong, ...more] = used.filter((line) => line.addresses === null).map((line) => line.n)
  if (wrong !== undefined) return { problem: 'wrong', lines: [wrong, ...more] }
  const seen = new Set<string>()
  const isNew = (address: string): boolean => !seen.has(sameAddress(address)) && seen.add(sameAddress(address)).size > 0
  return { addresses: used.flatMap((line) => line.addresses ?? []).filter(isNew) }
}

/** Start and end offset of a line, used to place the cursor. */
export function placeOfLine(text: string, line: number): readonly [start: number, end: number] {
  const before = text.split('\n').slice(0, line - 1)
  const start = before.reduce((length, row) => length + row.length + 1, 0)
  const end = text.indexOf('\n', start)
  return [start, end === -1 ? text.length : end]
}

/** True for an invalid EIP-55 checksum. The address is queried all the same, because only its length is a rule here (spec §5). */
export function hasWrongCapitals(address: string): boolean {
  try {
    addressRules('evm').parse(address)
    return false
  } catch (error) {
    return error instanceof AppError && error.detail?.code === 'checksum'
  }
}
