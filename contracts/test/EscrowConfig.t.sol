// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {BridgeEscrow} from "src/BridgeEscrow.sol";
import {AttesterSet} from "src/AttesterSet.sol";
import {ClaimCaps} from "src/ClaimCaps.sol";
import {IBridgeEscrow} from "src/IBridgeEscrow.sol";
import {Freezable} from "src/access/Freezable.sol";
import {Governed} from "src/access/Governed.sol";
import {BridgeTest} from "./support/BridgeTest.sol";

contract EscrowConfigTest is BridgeTest {
    function test_config_isReadable() public view {
        vm.assertEq(escrow.governor(), governor, "governor");
        vm.assertEq(escrow.guardian(), guardian, "guardian");
        vm.assertEq(escrow.threshold(), 2, "threshold");
        vm.assertEq(escrow.timelock(), 2 days, "timelock");
        vm.assertEq(escrow.minContractWindow(), 2 hours, "contract window");
        vm.assertEq(escrow.minTransferWindow(), 24 hours, "transfer window");
        vm.assertEq(escrow.capWindow(), 1 hours, "cap window");
        vm.assertEq(escrow.tokenAllowed(NATIVE), true, "native");
        vm.assertEq(escrow.tokenAllowed(address(token)), true, "token");
        vm.assertEq(escrow.claimCap(address(token)), CAP, "cap");
        address[] memory attesters = escrow.attesters();
        for (uint256 i = 0; i < 3; ++i) {
            vm.assertEq(attesters[i], vm.addr(attesterKeys[i]), "attester");
        }
    }

    function test_config_MinimumTooShort() public {
        BridgeEscrow.Config memory config = defaultConfig();
        config.minContractWindow = 2 hours - 1;
        expectRefused(config, abi.encodeWithSelector(IBridgeEscrow.MinimumTooShort.selector, 2 hours - 1, 2 hours));
        config = defaultConfig();
        config.minTransferWindow = 24 hours - 1;
        expectRefused(config, abi.encodeWithSelector(IBridgeEscrow.MinimumTooShort.selector, 24 hours - 1, 24 hours));
    }

    function test_config_TimelockTooShort() public {
        BridgeEscrow.Config memory config = defaultConfig();
        config.timelock = 1 days - 1;
        expectRefused(config, abi.encodeWithSelector(AttesterSet.TimelockTooShort.selector, 1 days - 1));
    }

    function test_config_BadFreezeDuration() public {
        BridgeEscrow.Config memory config = defaultConfig();
        uint256[3] memory refused = [uint256(0), 1 hours - 1, 7 days + 1];
        for (uint256 i = 0; i < 3; ++i) {
            config.freezeDuration = refused[i];
            expectRefused(config, abi.encodeWithSelector(Freezable.BadFreezeDuration.selector, refused[i]));
        }
        config.freezeDuration = 1 hours;
        vm.assertEq(new BridgeEscrow(config).freezeDuration(), 1 hours, "shortest");
        config.freezeDuration = 7 days;
        vm.assertEq(new BridgeEscrow(config).freezeDuration(), 7 days, "longest");
    }

    function test_config_ZeroGovernor() public {
        BridgeEscrow.Config memory config = defaultConfig();
        config.governor = address(0);
        expectRefused(config, abi.encodePacked(Governed.ZeroGovernor.selector));
    }

    function test_config_ZeroCapWindow() public {
        BridgeEscrow.Config memory config = defaultConfig();
        config.capWindow = 0;
        expectRefused(config, abi.encodePacked(ClaimCaps.ZeroCapWindow.selector));
    }

    function test_config_LengthMismatch() public {
        BridgeEscrow.Config memory config = defaultConfig();
        config.caps = new uint256[](1);
        expectRefused(config, abi.encodePacked(IBridgeEscrow.LengthMismatch.selector));
    }

    function test_config_BadThreshold() public {
        BridgeEscrow.Config memory config = defaultConfig();
        config.threshold = 1;
        expectRefused(config, abi.encodeWithSelector(AttesterSet.BadThreshold.selector, 1, 3));
        config.threshold = 4;
        expectRefused(config, abi.encodeWithSelector(AttesterSet.BadThreshold.selector, 4, 3));
        config.threshold = 0;
        config.attesters = new address[](0);
        expectRefused(config, abi.encodeWithSelector(AttesterSet.BadThreshold.selector, 0, 0));
    }

    function test_config_AttestersNotAscending() public {
        BridgeEscrow.Config memory config = defaultConfig();
        bytes memory refusal = abi.encodePacked(AttesterSet.AttestersNotAscending.selector);
        config.attesters[0] = address(0);
        expectRefused(config, refusal);
        config = defaultConfig();
        config.attesters[1] = config.attesters[0];
        expectRefused(config, refusal);
        config = defaultConfig();
        (config.attesters[1], config.attesters[2]) = (config.attesters[2], config.attesters[1]);
        expectRefused(config, refusal);
    }

    function expectRefused(BridgeEscrow.Config memory config, bytes memory refusal) private {
        vm.expectRevert(refusal);
        new BridgeEscrow(config);
    }
}
