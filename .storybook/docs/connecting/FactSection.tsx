import { Text } from '@trade-portal/design-system'
import { FactTable, type Fact } from './FactTable.tsx'
import { Section } from './Section.tsx'

interface FactSectionProps {
  readonly title: string
  readonly about?: string
  /** The name of the table. */
  readonly label: string
  /** The header of the first column; the name of the table by default. */
  readonly header?: string
  readonly facts: readonly Fact[]
}

/** A section with a sentence about its table. */
export function FactSection({ title, about, facts, ...table }: FactSectionProps) {
  return (
    <Section title={title}>
      {about !== undefined && <Text>{about}</Text>}
      <FactTable facts={facts} {...table} />
    </Section>
  )
}
