import { describeServer } from '../../servers/describeServer';

describeServer('plus-4.8.2', 'ruoyi-plus', {
  '/monitor/operlog': ['costTime'],
  '/system/oss': ['fileSize'],
  '/system/role/authUser': ['dept.deptName'],
});
