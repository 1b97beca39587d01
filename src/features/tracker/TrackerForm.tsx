import { useRef, useState } from 'react'
import { TRACKER_ADDRESSES } from '#core/tracker/pages.ts'
import {
  hasWrongCapitals,
  lacks,
  placeOfLine,
  typedAddresses,
  withAddress,
} from '#src/features/airdrop/AirdropForm.tsx'
import { listText } from '#src/format/listText.ts'
import { shortAddress } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'
import { Button } from '#src/ui/Button.tsx'
import { TextArea } from '#src/ui/Field.tsx'
import { ShieldIcon } from '#src/ui/icons.tsx'
import { Notice } from '#src/ui/Notice.tsx'

interface FormProps {
  /** Addresses that are shown now. */
  shown: readonly string[]
  /** Address of the connected wallet. */
  own: string | null
  onShow(addresses: readonly string[]): void
}

/** Takes up to twenty addresses, however they are separated, and names the lines that have none. */
export function TrackerForm({ shown, own, onShow }: FormProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(shown.join('\n'))
  const [error, setError] = useState<string | null>(null)
  const [doubtful, setDoubtful] = useState<readonly string[]>([])

  const change = (next: string): void => {
    setText(next)
    setError(null)
    setDoubtful([])
  }
  const refuse = (problem: string): void => {
    setError(problem)
    area.current?.focus()
  }
  const submit = (of: string): void => {
    const typed = typedAddresses(of)
    if ('addresses' in typed) {
      if (typed.addresses.length > TRACKER_ADDRESSES)
        return refuse(t('tracker-too-many', { most: TRACKER_ADDRESSES, count: typed.addresses.length }))
      setDoubtful(typed.addresses.filter(hasWrongCapitals))
      return onShow(typed.addresses)
    }
    if (typed.problem === 'empty') return refuse(t('airdrop-input-empty'))
    refuse(t('airdrop-lines-wrong', { count: typed.lines.length, list: listText(typed.lines.map(String)) }))
    area.current?.setSelectionRange(...placeOfLine(of, typed.lines[0]))
  }
  const add = (address: string): void => {
    const next = withAddress(text, address)
    change(next)
    submit(next)
  }

  return (
    <form
      noValidate
      className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-4 min-[30rem]:p-5"
      onSubmit={(event) => {
        event.preventDefault()
        submit(text)
      }}
    >
      <TextArea
        ref={area}
        label={t('airdrop-addresses')}
        placeholder={t('airdrop-placeholder')}
        rows={3}
        autoCapitalize="off"
        spellCheck={false}
        className="field-sizing-content max-h-64 min-h-24 break-all font-mono text-caption leading-relaxed"
        value={text}
        error={error}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(text)
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
        <Button type="submit" className="flex-1 basis-40" data-testid="tracker-show">
          {t('tracker-show')}
        </Button>
        {lacks(text, own) ? (
          <Button look="secondary" className="flex-1 basis-40" onClick={() => add(own)} data-testid="tracker-own">
            {t('tracker-own')}
          </Button>
        ) : null}
      </div>
      <p className="flex gap-2 text-caption text-muted">
        <ShieldIcon width={16} height={16} className="mt-px flex-none" />
        {t('tracker-private')}
      </p>
    </form>
  )
}
