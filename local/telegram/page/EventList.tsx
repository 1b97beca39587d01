import { useState } from 'react'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/Field.tsx'
import { dataText, type LogEntry, matching } from './eventLog.ts'
import { words } from './words.ts'

/** Messages between the app and Telegram, newest first. */
export function EventList({ log, onClear }: { log: readonly LogEntry[]; onClear: () => void }) {
  const [filter, setFilter] = useState('')
  const shown = matching(log, filter)
  return (
    <div className="tg-events">
      <Field
        label={words.filter}
        labelHidden
        placeholder={words.filter}
        value={filter}
        onChange={({ target }) => setFilter(target.value)}
      />
      <div className="tg-events-head">
        <p className="tg-faint" role="status">
          {words.count(shown.length, log.length)}
        </p>
        <Button look="faint" disabled={log.length === 0} onClick={onClear}>
          {words.clear}
        </Button>
      </div>
      {shown.length === 0 ? <p className="tg-empty">{log.length === 0 ? words.noEvents : words.noMatch}</p> : null}
      <ol className="tg-log">
        {shown.map(({ id, from, type, data, known }) => (
          <li key={id} data-from={from}>
            <span className="tg-from">{from === 'app' ? words.fromApp : words.fromHost}</span>
            <span className="tg-event">
              <b>{type}</b> {known ? null : <Badge tone="warn">{words.ignored}</Badge>}
              {data === undefined ? null : <code>{dataText(data)}</code>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
