/**
 * What `pnpm audit` has found out about the packages that are built in.
 * @returns a sentence
 * @throws Error with what it printed if one of them has a known vulnerability
 */
export function auditVerdict(isClean: boolean, printed: string): string {
  if (isClean) return 'No built-in package has a known vulnerability.'
  // Mirrors of the registry often have no list of vulnerabilities.
  if (printed.includes('ERR_PNPM_AUDIT'))
    return 'This registry does not say which packages have known vulnerabilities: ask another with `pnpm audit --prod`.'
  throw new Error(`A built-in package has a known vulnerability, so nothing is released.\n${printed}`)
}
