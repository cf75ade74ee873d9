export { askStatements } from './queries.ts'
export { StatementScreen } from './StatementScreen.tsx'
export { StatementsScreen } from './StatementsScreen.tsx'
