// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {BridgeEscrow} from "src/BridgeEscrow.sol";
import {BridgeFiller} from "src/BridgeFiller.sol";
import {IBridgeEscrow} from "src/IBridgeEscrow.sol";
import {Order} from "src/OrderLib.sol";
import {TestToken} from "src/test-tokens/TestToken.sol";
import {TestBase} from "./TestBase.sol";

/// @notice A deployed bridge with a funded depositor and maker, three attesters (two suffice), and order builders.
abstract contract BridgeTest is TestBase {
    uint256 internal constant SRC = 31337;
    uint256 internal constant DST = 31338;
    uint256 internal constant NOW = 1_800_000_000;
    uint256 internal constant CAP = 1_000 ether;
    uint256 internal constant FREEZE = 2 hours;
    address internal constant PERMIT2 = 0x000000000022D473030F116dDEE9F6B43aC78BA3;
    address internal constant NATIVE = address(0);
    bytes32 internal constant PROOF = keccak256("payout");

    address internal governor = named("governor");
    address internal guardian = named("guardian");
    address internal depositor = named("depositor");
    address internal maker = named("maker");
    address internal recipient = named("recipient");

    /// Private keys in ascending order of their addresses.
    uint256[3] internal attesterKeys;
    BridgeEscrow internal escrow;
    BridgeFiller internal filler;
    TestToken internal token;

    function setUp() public virtual {
        vm.chainId(SRC);
        vm.warp(NOW);
        attesterKeys = sortedKeys("attester-1", "attester-2", "attester-3");
        token = newToken();
        escrow = new BridgeEscrow(defaultConfig());
        filler = new BridgeFiller();
        fund(depositor);
        fund(maker);
    }

    function newToken() internal virtual returns (TestToken) {
        return new TestToken("Test Dollar", "USDT6", 6, address(this));
    }

    function defaultConfig() internal view returns (BridgeEscrow.Config memory config) {
        config.governor = governor;
        config.guardian = guardian;
        config.attesters = addressesOf(attesterKeys);
        config.threshold = 2;
        config.timelock = 2 days;
        config.freezeDuration = FREEZE;
        config.minContractWindow = 2 hours;
        config.minTransferWindow = 24 hours;
        config.tokens = new address[](2);
        config.tokens[0] = NATIVE;
        config.tokens[1] = address(token);
        config.caps = new uint256[](2);
        config.caps[0] = CAP;
        config.caps[1] = CAP;
        config.capWindow = 1 hours;
        config.permit2 = PERMIT2;
    }

    function fund(address account) internal {
        vm.deal(account, 10_000 ether);
        token.mint(account, 10_000 ether);
        vm.prank(account);
        token.approve(address(escrow), type(uint256).max);
        vm.prank(account);
        token.approve(address(filler), type(uint256).max);
    }

    function tokenOrder() internal view returns (Order memory order) {
        order.depositor = abi.encodePacked(depositor);
        order.maker = maker;
        order.inputToken = abi.encodePacked(token);
        order.inputAmount = 50e6;
        order.outputToken = abi.encodePacked(address(token));
        order.outputAmount = 49e6;
        order.recipient = abi.encodePacked(recipient);
        order.srcChainId = SRC;
        order.dstChainId = DST;
        order.openBy = uint40(NOW + 60);
        order.fillDeadline = uint40(NOW + 30 minutes);
        order.refundAfter = uint40(NOW + 30 minutes + 2 hours);
        order.nonce = 1;
    }

    function nativeOrder() internal view returns (Order memory order) {
        order = tokenOrder();
        order.inputToken = abi.encodePacked(NATIVE);
        order.inputAmount = 1 ether;
        order.outputToken = abi.encodePacked(NATIVE);
        order.outputAmount = 0.99 ether;
    }

    function offer(Order memory order) internal view returns (bytes memory) {
        return signatureOf(key("maker"), escrow.offerDigest(order));
    }

    /// @dev Opens as the order's depositor with the maker's signature, sending the value that the order needs.
    function openOrder(Order memory order) internal returns (bytes32 id) {
        bytes memory signature = offer(order);
        uint256 value = valueOf(order);
        vm.prank(addressIn(order.depositor));
        escrow.open{value: value}(order, signature);
        return escrow.orderId(order);
    }

    /// @dev Prepared before the expectation, because reading the digest is a call too.
    function expectOpenRevert(Order memory order, bytes memory reason) internal {
        bytes memory signature = offer(order);
        uint256 value = valueOf(order);
        vm.prank(addressIn(order.depositor));
        vm.expectRevert(reason);
        escrow.open{value: value}(order, signature);
    }

    function valueOf(Order memory order) internal pure returns (uint256) {
        return addressIn(order.inputToken) == NATIVE ? order.inputAmount : 0;
    }

    /// @dev Zero for anything but 20 bytes.
    function addressIn(bytes memory raw) internal pure returns (address) {
        return raw.length == 20 ? address(bytes20(raw)) : address(0);
    }

    function claimOne(Order memory order) internal {
        (Order[] memory orders, bytes32[] memory proofs, bytes[][] memory signatures) = batchOf(order);
        escrow.claim(orders, proofs, signatures);
    }

    function expectClaimRevert(Order memory order, bytes memory reason) internal {
        (Order[] memory orders, bytes32[] memory proofs, bytes[][] memory signatures) = batchOf(order);
        vm.expectRevert(reason);
        escrow.claim(orders, proofs, signatures);
    }

    function batchOf(Order memory order)
        internal
        view
        returns (Order[] memory orders, bytes32[] memory proofs, bytes[][] memory signatures)
    {
        orders = new Order[](1);
        proofs = new bytes32[](1);
        signatures = new bytes[][](1);
        orders[0] = order;
        proofs[0] = PROOF;
        signatures[0] = quorum(escrow.orderId(order), PROOF);
    }

    function quorum(bytes32 id, bytes32 proofId) internal view returns (bytes[] memory signatures) {
        bytes32 digest = escrow.fillDigest(id, proofId);
        signatures = new bytes[](2);
        signatures[0] = signatureOf(attesterKeys[0], digest);
        signatures[1] = signatureOf(attesterKeys[1], digest);
    }

    function signatureOf(uint256 privateKey, bytes32 digest) internal pure returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(privateKey, digest);
        return abi.encodePacked(r, s, v);
    }

    function sortedKeys(string memory a, string memory b, string memory c)
        internal
        pure
        returns (uint256[3] memory keys)
    {
        keys = [key(a), key(b), key(c)];
        for (uint256 i = 0; i < 3; ++i) {
            for (uint256 j = i + 1; j < 3; ++j) {
                if (vm.addr(keys[j]) < vm.addr(keys[i])) (keys[i], keys[j]) = (keys[j], keys[i]);
            }
        }
    }

    function addressesOf(uint256[3] memory keys) internal pure returns (address[] memory list) {
        list = new address[](3);
        for (uint256 i = 0; i < 3; ++i) {
            list[i] = vm.addr(keys[i]);
        }
    }

    function assertStatus(bytes32 id, IBridgeEscrow.Status expected) internal view {
        vm.assertEq(uint256(escrow.status(id)), uint256(expected), "status");
    }
}
