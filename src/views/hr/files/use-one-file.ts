import { useState } from 'react';
import { problem } from '../../../domain/shared/problem.ts';
import { uploadTemporaryFile } from '../../../services/hr/files.ts';
import { useBusiness } from '../../shared/business/business.ts';

/** A file of a form that leaves when the form is sent; what has arrived is not sent again. */
export function useOneFile() {
  const { id: businessId } = useBusiness();
  const [file, setFile] = useState<File | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [upload, setUpload] = useState<string | null>(null);
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setUpload(null);
    setPercent(null);
  };
  return {
    file,
    /** Null while nothing is on its way. */
    percent,
    choose,
    /** Sends it, unless it has arrived. @throws Problem at `file` without one */
    arrive: async (signal: AbortSignal): Promise<string> => {
      if (upload !== null) return upload;
      if (file === null) throw problem('invalid', { fields: { file: ['Field is Required'] } });
      setPercent(0);
      try {
        const { id } = await uploadTemporaryFile({ businessId, file }, { signal, onProgress: setPercent });
        setUpload(id);
        return id;
      } finally {
        setPercent(null);
      }
    },
    /** It waited too long at the server, or was taken. */
    forget: () => setUpload(null),
  };
}

export type OneFile = ReturnType<typeof useOneFile>;
