import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid, Heading, SearchField, Select, Text } from '@trade-portal/design-system'
import { areas, operationNames } from '@trade-portal/supplier-api'
import { describeOperation, type OperationDescription } from '@trade-portal/supplier-api/describe'
import { useDeferredValue, useState } from 'react'
import { expect } from 'storybook/test'
import { DocsPage } from './DocsPage.tsx'
import { OperationCard } from './OperationCard.tsx'

const descriptions = operationNames().map(describeOperation)

/** More cards at once make the page slow. */
const maximumShown = 12

const areaOptions = Object.entries(areas).map(([name, definitions]) => ({
  value: name,
  label: `${name} (${Object.keys(definitions).length})`,
}))

function OperationsPage() {
  const [area, setArea] = useState('session')
  const [words, setWords] = useState('')
  const found = findOperations(area, useDeferredValue(words))
  return (
    <DocsPage title="Operations">
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
    </DocsPage>
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

const meta = {
  title: 'Supplier/Operations',
  component: OperationsPage,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof OperationsPage>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Area/ }), 'cart')
    await userEvent.click(await canvas.findByRole('button', { name: 'Try createCart' }))
    const response = await canvas.findByRole('region', { name: 'Response of createCart' })
    await expect(response).toHaveTextContent('"sessionID"')
  },
}

export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Find an operation' })
    await userEvent.type(field, 'userComment')
    await expect(await canvas.findByRole('heading', { name: '2 found' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'saveUserComment' })).toBeVisible()
    await expect(canvas.getByRole('cell', { name: 'InvoiceListTP.InvoiceTP[].userComment' })).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, 'weather')
    await expect(await canvas.findByRole('heading', { name: '0 found' })).toBeVisible()
  },
}
