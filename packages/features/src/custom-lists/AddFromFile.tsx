import { Button, lazyDialog } from '@trade-portal/design-system'
import type { CustomList } from '@trade-portal/supplier-api'
import { useRef, useState } from 'react'
import { toastFailure } from '../foundation/failures/toastFailure.ts'

const LinesFromFileDialog = lazyDialog(async () => (await import('./LinesFromFileDialog.tsx')).LinesFromFileDialog)

interface ReadFile {
  readonly name: string
  readonly text: string
}

/** Adds the products of a CSV or text file to a list. */
export function AddFromFile({ list }: { readonly list: CustomList }) {
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<ReadFile | null>(null)
  const read = async (chosen: File) => setFile({ name: chosen.name, text: await chosen.text() })
  return (
    <>
      <Button variant="secondary" onPress={() => input.current?.click()}>
        Add from a file
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label="File with products"
        accept=".csv,.txt,text/csv,text/plain"
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen) void read(chosen).catch(toastFailure)
          // Otherwise the same file could not be chosen again.
          target.value = ''
        }}
      />
      {file && <LinesFromFileDialog list={list} file={file} onClose={() => setFile(null)} />}
    </>
  )
}
