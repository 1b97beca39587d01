import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  type KeyboardEvent,
  useImperativeHandle,
  useRef,
} from 'react'
import { t } from '#src/i18n/t.ts'
import { type Tab, Tabs } from '#src/ui/Tabs.tsx'
import { useDebounced } from '#src/ui/timing.ts'
import { SearchIcon } from '#src/ui/moreIcons.tsx'
import { PickerList } from './PickerList.tsx'
import { type PickerOption, usePickerList } from './usePickerList.ts'

interface ListPaneProps<Option extends PickerOption> {
  /** Initial focus of the sheet: the search field, or the list where a field would open the on-screen keyboard above it. */
  focus: { on: 'search' | 'list'; ref: RefObject<HTMLElement | null> }
  search: string
  onSearch: (text: string) => void
  placeholder: string
  label: string
  chips: readonly Option[]
  rows: readonly Option[]
  rowsLabel: string
  scope: string
  current: string | null
  /** Replaces a list without rows. */
  empty: ReactNode
  /** Note above the list. */
  note?: ReactNode
  /** Tabs of the list; absent when there is only one. */
  tabs?: { label: string; value: string; tabs: readonly Tab<string>[]; onChange: (id: string) => void } | undefined
  Chip?: ComponentProps<typeof PickerList<Option>>['Chip']
  Row: ComponentProps<typeof PickerList<Option>>['Row']
  /** Separate control next to each row. */
  beside?: ComponentProps<typeof PickerList<Option>>['beside']
  onChoose: (option: Option) => void
}

/** Search field, filters and list. */
export function ListPane<Option extends PickerOption>(props: ListPaneProps<Option>) {
  const {
    focus,
    search,
    onSearch,
    placeholder,
    label,
    chips,
    rows,
    rowsLabel,
    scope,
    current,
    empty,
    note,
    tabs,
    Chip,
    Row,
    beside,
    onChoose,
  } = props
  const list = usePickerList({ chips, rows, scope, search, onChoose })
  const found = useDebounced(search === '' ? '' : t('picker-found', { count: rows.length }))
  const listed =
    rows.length > 0 ? (
      <PickerList
        list={list}
        label={label}
        chipsLabel={t('picker-popular')}
        rowsLabel={rowsLabel}
        focusRef={focus.on === 'list' ? focus.ref : null}
        current={current}
        Chip={Chip}
        Row={Row}
        beside={beside}
      />
    ) : (
      <div className="min-h-0 flex-1 overflow-y-auto px-4 py-10 text-center text-muted [overflow-wrap:anywhere]">
        {empty}
      </div>
    )
  const body = (
    <>
      {note ? <div className="mt-3 flex-none">{note}</div> : null}
      {listed}
    </>
  )
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PickerSearch
        focusRef={focus.on === 'search' ? focus.ref : null}
        value={search}
        onChange={onSearch}
        placeholder={placeholder}
        listId={list.id}
        expanded={rows.length > 0}
        activeId={list.active === null ? undefined : list.optionId(list.active)}
        onKeyDown={list.onSearchKey}
      />
      <p role="status" className="sr-only">
        {found}
      </p>
      {tabs ? (
        <Tabs {...tabs} className="mt-3 flex-none" panelClassName="flex min-h-0 flex-1 flex-col">
          {body}
        </Tabs>
      ) : (
        body
      )}
    </div>
  )
}

interface PickerSearchProps {
  /** Receives the field when a sheet focuses it on opening. */
  focusRef: RefObject<HTMLElement | null> | null
  value: string
  onChange: (text: string) => void
  placeholder: string
  /** ID of the filtered list, and whether it has rows. */
  listId: string
  expanded: boolean
  activeId: string | undefined
  onKeyDown: (event: KeyboardEvent) => void
}

/** Search field of a list: the focus stays in it while arrow keys move through the list. */
function PickerSearch({
  focusRef,
  value,
  onChange,
  placeholder,
  listId,
  expanded,
  activeId,
  onKeyDown,
}: PickerSearchProps) {
  const field = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(focusRef, () => field.current)
  return (
    <div className="relative">
      <SearchIcon className="pointer-events-none absolute top-1/2 start-4 -translate-y-1/2 text-muted" />
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-expanded={expanded}
        aria-controls={expanded ? listId : undefined}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        aria-label={placeholder}
        inputMode="search"
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={128}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        className="field ps-11"
      />
    </div>
  )
}

/** On touch screens a focused field would open a keyboard over half of the list. */
export const openingFocus = (page: Pick<Window, 'matchMedia'>): 'search' | 'list' =>
  page.matchMedia('(pointer: coarse)').matches ? 'list' : 'search'
