'use client';

import { FailedPage } from '../../../../../components/layouts/failed-page';

export default FailedPage;
