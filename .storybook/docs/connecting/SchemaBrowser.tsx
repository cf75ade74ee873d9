import { Button, Heading, Inline, Select, Stack } from '@trade-portal/design-system'
import { isOperationName, operationNames, type OperationName } from '@trade-portal/supplier-api'
import { requestJsonSchema, responseJsonSchema, schemaFile, schemaFileName } from '@trade-portal/supplier-api/describe'
import { useState } from 'react'
import { Code } from '../DocsPage.tsx'

const options = operationNames().map((name) => ({ value: name, label: name }))
const toJson = (value: unknown) => JSON.stringify(value, null, 2)

export function SchemaBrowser() {
  const [name, setName] = useState<OperationName>('getState')
  return (
    <Stack space="medium">
      <Inline space="small" align="end">
        <Select
          label="Operation"
          options={options}
          value={name}
          onChange={(chosen) => isOperationName(chosen) && setName(chosen)}
        />
        <Button variant="secondary" onPress={downloadSchemas}>
          {`Download ${schemaFileName}`}
        </Button>
      </Inline>
      <Heading level={3}>Request</Heading>
      <Code label={`Request schema of ${name}`}>{toJson(requestJsonSchema(name))}</Code>
      <Heading level={3}>Response</Heading>
      <Code label={`Response schema of ${name}`}>{toJson(responseJsonSchema(name))}</Code>
    </Stack>
  )
}

function downloadSchemas(): void {
  const url = URL.createObjectURL(new Blob([toJson(schemaFile())], { type: 'application/schema+json' }))
  Object.assign(document.createElement('a'), { href: url, download: schemaFileName }).click()
  URL.revokeObjectURL(url)
}
