import { useRef, useState } from 'react'
import { families, type FamilyName } from '#core/chain/family.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { type AddressBook, useAddressBook } from '#src/features/shared/addressBook.ts'
import { t } from '#src/i18n/t.ts'
import { Button } from '#src/ui/Button.tsx'
import { Field, Select } from '#src/ui/Field.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { listText } from '#src/format/listText.ts'
import type { Owner } from './holdings.ts'

interface WatchProps {
  chains: readonly ChainRow[]
  onWatch(owner: Owner): void
  onClose(): void
}

/** Takes an address of any family. Where several families write addresses alike, the person chooses. */
export function WatchSheet({ chains, onWatch, onClose }: WatchProps) {
  const book = useAddressBook(true)
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const [chosen, setChosen] = useState<FamilyName | null>(null)
  const served = families.filter((family) => chains.some((chain) => chain.family === family))
  const found = book ? ownersOf(book, served, text) : []
  const owner = found.find(({ family }) => family === chosen) ?? found[0]
  const add = (): void => {
    setTried(true)
    if (!owner) return field.current?.focus()
    onWatch(owner)
    onClose()
  }
  return (
    <Sheet
      title={t('portfolio-watch')}
      onClose={onClose}
      initialFocus={field}
      footer={
        <Button wide loading={book === null} onClick={add} data-testid="watch-add">
          {t('portfolio-watch-add')}
        </Button>
      }
    >
      <form
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <p className="text-pretty text-muted">{t('portfolio-watch-about')}</p>
        <Field
          ref={field}
          name="address"
          label={t('portfolio-address')}
          autoCapitalize="off"
          className="font-mono"
          value={text}
          error={isTried && book && !owner ? t('portfolio-watch-wrong') : null}
          onChange={(event) => {
            setText(event.target.value)
            setTried(false)
          }}
        />
        {found.length > 1 ? (
          <Select
            name="family"
            label={t('portfolio-watch-kind')}
            value={owner?.family ?? ''}
            onChange={(event) => setChosen(event.target.value as FamilyName)}
            choices={found.map(({ family }) => ({ value: family, text: networksOf(chains, family) }))}
          />
        ) : null}
      </form>
    </Sheet>
  )
}

const MOST_NAMES = 3

/** Networks of a family, which say more to people than its name. */
function networksOf(chains: readonly ChainRow[], family: FamilyName): string {
  const names = chains.filter((chain) => chain.family === family).map(({ alias_name }) => alias_name)
  return listText(names.slice(0, MOST_NAMES))
}

/** Families in which the text is an address. */
function ownersOf(book: AddressBook, served: readonly FamilyName[], typed: string): readonly Owner[] {
  return served.flatMap((family) => {
    if (!book.hasAddressRules(family)) return []
    try {
      return [{ family, address: book.addressRules(family).parse(typed.trim()) }]
    } catch {
      return []
    }
  })
}
