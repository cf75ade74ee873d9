import { operationNames } from '@trade-portal/supplier-api'
import { operationUses } from './architecture/operationUses.ts'
import { readSources } from './architecture/sources.ts'
import { registryReport } from './contract/registryReport.ts'
import { specified } from './contract/specified.ts'

/** Compares the registry with the specification. Exits with 1 if a name is missing or not specified. */
const names = operationNames()
const features = readSources().filter(({ path }) => path.startsWith('packages/features/'))
const { text, isComplete } = registryReport(specified, names, operationUses(features, names))
process.stdout.write(`${text}\n`)
process.exitCode = isComplete ? 0 : 1
