import { useRef, useState } from 'react'
import { t } from '#src/i18n/t.ts'
import { useServices } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import { ShieldIcon } from '#src/ui/icons.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { placeOfLine, typedAddresses } from './typedAddresses.ts'

interface FormProps {
  loading: boolean
  onQuery(addresses: readonly string[]): Promise<'found' | 'failed' | 'left'>
}

type Complaint = 'airdrop-input-empty' | 'airdrop-input-wrong' | 'airdrop-failed'

/** Says what went wrong, instead of what it said before. */
function useComplaint() {
  const { toasts } = useServices()
  const said = useRef<number | null>(null)
  return (complaint: Complaint | null): void => {
    if (said.current !== null) toasts.dismiss(said.current)
    said.current = complaint && toasts.show({ tone: 'error', text: t(complaint) })
  }
}

/** Addresses, one a line, and what is wrong with them (spec §5): a toast says it, the cursor goes to the line. */
export function AirdropForm({ loading, onQuery }: FormProps) {
  const complain = useComplaint()
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [wrongLine, setWrongLine] = useState<number | null>(null)

  const submit = async (): Promise<void> => {
    if (loading) return
    const typed = typedAddresses(text)
    if ('addresses' in typed) {
      complain(null)
      if ((await onQuery(typed.addresses)) === 'failed') complain('airdrop-failed')
      return
    }
    area.current?.focus()
    if (typed.problem === 'empty') return complain('airdrop-input-empty')
    complain('airdrop-input-wrong')
    setWrongLine(typed.line)
    area.current?.setSelectionRange(...placeOfLine(text, typed.line))
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
        error={wrongLine === null ? null : t('airdrop-line-wrong', { line: wrongLine })}
        onChange={(event) => {
          setText(event.target.value)
          setWrongLine(null)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit()
        }}
      />
      <Button type="submit" wide loading={loading} data-testid="airdrop-query">
        {t('airdrop-query')}
      </Button>
      <p className="flex gap-2 text-caption text-muted">
        <ShieldIcon width={16} height={16} className="mt-px flex-none" />
        {t('airdrop-private')}
      </p>
    </form>
  )
}
