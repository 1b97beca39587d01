import type { LaunchPerson } from './launch.ts'

/** Two selectable users, each with an account. */
export const localPeople = [
  { id: 910_000_001, first_name: 'Ada', username: 'ada_local' },
  { id: 910_000_002, first_name: 'Omar', username: 'omar_local' },
] as const satisfies readonly LaunchPerson[]
