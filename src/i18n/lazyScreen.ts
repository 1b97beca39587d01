import { type ComponentType, lazy } from 'react'
import { restOfMessages } from './current.ts'
import { keepTrying } from './keepTrying.ts'

/** React's lazy() for everything outside the first load: loads the code and the rest of the messages. Neither loads before `when`. */
export function lazyScreen<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  when: () => Promise<void> = () => Promise.resolve(),
) {
  return lazy(async () => {
    await when()
    return (await keepTrying(() => Promise.all([load(), restOfMessages()])))[0]
  })
}
