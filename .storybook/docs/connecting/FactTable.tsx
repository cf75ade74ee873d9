import { Table } from '@trade-portal/design-system'
import { Word } from '../Word.tsx'

export type Fact = readonly [what: string, rule: string]

/** A table of rules; the first column says what each is about. */
export function FactTable({ label, facts }: { label: string; facts: readonly Fact[] }) {
  return (
    <Table
      label={label}
      columns={[
        { key: 'what', header: label },
        { key: 'rule', header: 'Rule' },
      ]}
      rows={facts.map(([what, rule]) => ({ key: what, cells: { what: <Word>{what}</Word>, rule } }))}
    />
  )
}
