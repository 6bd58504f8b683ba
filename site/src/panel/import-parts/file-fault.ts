import { MAX_ORDER_FILE_MB } from '@app/contracts/inviting/order-imports';

/** The engine's limit; checked here to avoid an upload that must fail. */
export const MAX_FILE_BYTES = MAX_ORDER_FILE_MB * 1024 * 1024;

/** Why a file is not uploaded, as a key under `panel:import.file.` or `panel:reviewImports.file.`. */
export type FileFault = 'wrongType' | 'empty' | 'tooLarge' | 'several';

/**
 * Checks dropped or chosen files. Media types differ between systems (Excel's for CSV), so the name decides.
 * @param endings of names that are accepted
 */
export function faultOf(files: readonly Pick<File, 'name' | 'size'>[], endings: RegExp): FileFault | null {
  const [file] = files;
  if (files.length !== 1 || !file) return 'several';
  if (!endings.test(file.name)) return 'wrongType';
  if (file.size === 0) return 'empty';
  return file.size > MAX_FILE_BYTES ? 'tooLarge' : null;
}
