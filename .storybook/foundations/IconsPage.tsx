import {
  EmptyState,
  Grid,
  Heading,
  Icon,
  iconNames,
  Inline,
  Page,
  SearchField,
  Stack,
  Text,
} from '@trade-portal/design-system'
import { useState } from 'react'

export function IconsPage() {
  const [term, setTerm] = useState('')
  const found = iconNames.filter((name) => name.toLowerCase().includes(term.trim().toLowerCase()))
  return (
    <main>
      <Page>
        <Stack space="large">
          <Heading level={1}>Icons</Heading>
          <Text>
            Strokes on a 24 by 24 grid, in the colour of the surrounding text. An icon beside a word is decoration and
            hidden from screen readers; an icon without a word has a label.
          </Text>
          <SearchField label="Find an icon" value={term} onChange={setTerm} />
          <Text size="small" tone="subdued">{`${found.length} of ${iconNames.length}`}</Text>
          {found.length === 0 && <EmptyState title="No icon has this name" icon="search" />}
          <Grid minColumn="small" space="medium">
            {found.map((name) => (
              <Inline key={name} space="small">
                <Icon name={name} size="large" />
                <Text>{name}</Text>
              </Inline>
            ))}
          </Grid>
        </Stack>
      </Page>
    </main>
  )
}
