import { adminProcess } from '#store/adminProcess.ts'
import { chooseCommand, usage } from './operatorCommands.ts'

await adminProcess(usage, (args) => chooseCommand(args, process.env))
