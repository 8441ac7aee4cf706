import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { app, BrowserWindow, dialog, type WebContents } from 'electron';
import type { ShellLanguage } from '../commandLine.ts';
import { text } from '../contract/texts/text.ts';
import { err, ok } from '../core/result.ts';
import { type Done, detailOf } from '../transport/dispatch.ts';

/** Prints the page into a file the organizer chooses. The page's own CSS says the paper; the file is there whole or not at all. */
export async function savePdf(contents: WebContents, name: string, language: ShellLanguage): Promise<Done> {
  const options = {
    title: text(language, 'shell.pdf.title'),
    defaultPath: path.join(app.getPath('documents'), `${fileNameOf(name)}.pdf`),
    filters: [{ name: 'PDF', extensions: ['pdf'] }],
  };
  const owner = BrowserWindow.fromWebContents(contents);
  const { canceled, filePath } = await (owner ? dialog.showSaveDialog(owner, options) : dialog.showSaveDialog(options));
  if (canceled || !filePath) return err({ code: 'pdfCancelled' });
  try {
    const pdf = await contents.printToPDF({ printBackground: true, preferCSSPageSize: true });
    await writeFile(`${filePath}.part`, pdf);
    await rename(`${filePath}.part`, filePath);
    return ok(null);
  } catch (error) {
    return err({ code: 'pdfFailed', facts: { detail: detailOf(error) } });
  }
}

/** A proposed name without what one of the systems refuses in file names. */
export function fileNameOf(name: string): string {
  const plain = name
    .replace(/\.pdf$/i, '')
    .replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .slice(0, 120);
  return plain || 'Turnierabend';
}
