import { describeServer } from '../../servers/describeServer';

describeServer('plus-5.2.2', 'ruoyi-plus-5', { '/resource/oss': ['fileSize'] });
