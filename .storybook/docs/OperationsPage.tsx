import { Grid, Heading, Page, SearchField, Select, Stack, Text } from '@trade-portal/design-system'
import { areas, operationNames } from '@trade-portal/supplier-api'
import { describeOperation, type OperationDescription } from '@trade-portal/supplier-api/describe'
import { useDeferredValue, useState } from 'react'
import { OperationCard } from './OperationCard.tsx'

const descriptions = operationNames().map(describeOperation)

/** More cards at once make the page slow. */
const maximumShown = 12

const areaOptions = Object.entries(areas).map(([name, definitions]) => ({
  value: name,
  label: `${name} (${Object.keys(definitions).length})`,
}))

export function OperationsPage() {
  const [area, setArea] = useState('session')
  const [words, setWords] = useState('')
  const found = findOperations(area, useDeferredValue(words))
  return (
    <main>
      <Page>
        <Stack space="large">
          <Heading level={1}>Operations</Heading>
          <Text>
            {`All ${operationNames().length} functions share one address; the query string names the function. Types, payloads, query keys, schemas and the simulator are derived from these definitions.`}
          </Text>
          <Grid minColumn="medium" space="medium">
            <Select
              label="Area"
              options={areaOptions}
              value={words.trim() === '' ? area : ''}
              placeholder="All areas"
              onChange={(name) => {
                setWords('')
                setArea(name)
              }}
            />
            <SearchField
              label="Find an operation"
              placeholder="A name, a purpose or a field"
              hideLabel={false}
              value={words}
              onChange={setWords}
            />
          </Grid>
          <Heading level={2}>{words.trim() === '' ? area : `${found.length} found`}</Heading>
          {found.slice(0, maximumShown).map((description) => (
            <OperationCard key={description.name} description={description} />
          ))}
          {found.length > maximumShown && (
            <Text>{`${found.length - maximumShown} more. Type another word to narrow the list.`}</Text>
          )}
        </Stack>
      </Page>
    </main>
  )
}

/**
 * The operations of an area. If there are search words, returns all operations that match every word, whatever their area.
 */
function findOperations(area: string, words: string): OperationDescription[] {
  const terms = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  if (terms.length === 0) return descriptions.filter((description) => description.area === area)
  return descriptions.filter((description) => terms.every((word) => searchText(description).includes(word)))
}

function searchText({ name, about, area, payload, answer }: OperationDescription): string {
  return [name, area, about, ...payload.map(({ path }) => path), ...answer.map(({ path }) => path)]
    .join('\n')
    .toLowerCase()
}
