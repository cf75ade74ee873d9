declare module 'virtual:case-tests' {
  const tests: readonly import('../../../tests/architecture/caseTests.ts').CaseTest[]
  export default tests
}
