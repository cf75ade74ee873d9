import { useState } from 'react'
import { routes } from '../routes.ts'
import { Screen } from '../foundation/screens/Screen.tsx'
import { StatementList } from './StatementList.tsx'

/** Statements: the balance at the end of each period, by default latest first. */
export function StatementsScreen() {
  // They have no search, so their tools have room beside the heading.
  const [tools, setTools] = useState<HTMLElement | null>(null)
  return (
    <Screen title={routes.statements.title} tools={<div ref={setTools} />}>
      <StatementList tools={tools} />
    </Screen>
  )
}
