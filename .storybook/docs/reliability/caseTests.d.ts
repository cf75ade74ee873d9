declare module 'virtual:case-tests.js' {
  const tests: readonly import('../../../tests/architecture/caseTests.ts').CaseTest[]
  export default tests
}
