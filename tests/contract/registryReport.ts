import type { OperationUse } from '../architecture/operationUses.ts'

interface RegistryReport {
  /** The report as lines of text. */
  readonly text: string
  /** Whether the registry has every specified name and no other. */
  readonly isComplete: boolean
}

/** Compares the registry with the names in the specification, and lists the operations that no feature uses. */
export function registryReport(
  specified: readonly string[],
  registered: readonly string[],
  uses: ReadonlyMap<string, OperationUse>,
): RegistryReport {
  const missing = specified.filter((name) => !registered.includes(name))
  const invented = registered.filter((name) => !specified.includes(name))
  const idle = registered.filter((name) => uses.get(name)?.rooms.length === 0)
  const present = specified.length - missing.length
  const lists = [
    ...listed(
      'Used by',
      registered.filter((name) => !idle.includes(name)).map((name) => usedBy(name, uses.get(name))),
    ),
    ...listed('Missing from the registry', missing),
    ...listed('Invented: no such function is specified', invented),
    ...listed('Idle: no feature uses it', idle),
  ]
  const text = [`${present} of ${specified.length} specified functions are in the registry.`, ...lists].join('\n')
  return { text, isComplete: missing.length === 0 && invented.length === 0 }
}

function usedBy(name: string, use: OperationUse | undefined): string {
  return `${name.padEnd(26)} ${use?.rooms.join(', ') ?? ''}`
}

function listed(title: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : ['', `${title} (${names.length}):`, ...names.map((name) => `  ${name}`)]
}
